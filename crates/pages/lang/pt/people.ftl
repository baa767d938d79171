# What people are called.
people-guest = Visitante { $number }
people-player = Jogador { $number }
people-names = Nomes na mesma tela
people-names-about = Quem vai jogar aqui? Sem nome, cada um aparece com seu número.
people-name-of = Nome do jogador { $number }
people-forgotten = Alguém
people-name-kept = Seu nome foi salvo.
people-device-this = Este dispositivo
people-device-other = Outro dispositivo
people-device-linked = adicionado { $ago }
people-device-seen = visto { $ago }
people-ago-hours = { $n ->
    [0] há menos de uma hora
    [one] há uma hora
   *[other] há { $n } horas
}
people-ago-days = { $n ->
    [one] há um dia
   *[other] há { $n } dias
}
people-sign-out = Sair nos outros dispositivos
people-signed-out = Você saiu nos outros dispositivos.
