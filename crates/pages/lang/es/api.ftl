# The API for programs: its page, and the page of one's tokens.

api-title = Para programas
api-lead = Las mismas mesas por HTTP y JSON: para bots, tablas de resultados y lo que se te ocurra.
api-english = Las descripciones siguientes están en inglés.
api-document = Documento OpenAPI
api-tables = Mesas
api-around = Alrededor de las mesas
api-needs-token = necesita una clave
api-takes-token = con clave o sin ella
api-needs-none = no necesita clave
api-takes = Petición
api-answers = Respuesta
api-required = obligatorio
api-refusals = Rechazos
api-refusals-about = Cada rechazo lleva uno de estos códigos. Nunca cambian.
api-status = Estado
api-code = Código
api-meaning = Significado

tokens-title = Claves para programas
tokens-lead = Un programa que tenga una de tus claves juega en tu nombre.
tokens-about = Un programa con una clave puede abrir mesas, sentarse, jugar y marcharse por ti, y ve lo que tú ves. No puede cambiar tu nombre, crear más claves ni hacer que se te olvide.
tokens-new = Clave nueva
tokens-name = ¿Para qué es?
tokens-make = Crear clave
tokens-made = Cópiala ahora: solo se muestra esta vez.
tokens-token = Tu clave nueva
tokens-yours = Tus claves
tokens-none = Todavía no tienes ninguna.
tokens-full = { $most ->
    [one] Ya tienes { $most } clave. Revócala primero.
   *[other] Ya tienes { $most } claves. Revoca una primero.
}
tokens-made-when = creada { $when }
tokens-used-when = usada por última vez { $when }
tokens-never-used = nunca usada
tokens-withdraw = Revocar
tokens-withdraw-which = Revocar { $name }
tokens-how = Qué pueden hacer los programas

privacy-tokens-about = De cada clave: el nombre que le diste, su resumen criptográfico, cuándo se creó y cuándo se usó por última vez. Cuando la revocas, todo eso desaparece.

when-now = ahora mismo
when-minutes = { $count ->
    [one] hace { $count } minuto
   *[other] hace { $count } minutos
}
when-hours = { $count ->
    [one] hace { $count } hora
   *[other] hace { $count } horas
}
when-days = { $count ->
    [one] hace { $count } día
   *[other] hace { $count } días
}
