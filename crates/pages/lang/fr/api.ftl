# The API for programs: its page, and the page of one's tokens.

api-title = Pour les programmes
api-lead = Les mêmes tables par HTTP et JSON : pour des bots, des tableaux de résultats et tout ce qui vous viendra à l’esprit.
api-english = Les descriptions ci-dessous sont en anglais.
api-document = Document OpenAPI
api-tables = Les tables
api-around = Autour des tables
api-needs-token = demande une clé
api-takes-token = avec ou sans clé
api-needs-none = sans clé
api-takes = Requête
api-answers = Réponse
api-required = obligatoire
api-refusals = Refus
api-refusals-about = Chaque refus porte l’un de ces codes. Ils ne changent jamais.
api-status = Statut
api-code = Code
api-meaning = Sens

tokens-title = Clés pour les programmes
tokens-lead = Un programme qui a l’une de vos clés joue en votre nom.
tokens-about = Un programme qui a une clé peut ouvrir des tables, s’asseoir, jouer et partir pour vous, et il voit ce que vous voyez. Il ne peut ni changer votre nom, ni créer d’autres clés, ni vous faire oublier.
tokens-new = Nouvelle clé
tokens-name = À quoi sert-elle ?
tokens-make = Créer une clé
tokens-made = Copiez-la maintenant : elle n’est montrée que cette fois.
tokens-token = Votre nouvelle clé
tokens-yours = Vos clés
tokens-none = Vous n’en avez pas encore.
tokens-full = { $most ->
    [one] Vous avez déjà { $most } clé. Révoquez-la d’abord.
   *[other] Vous avez déjà { $most } clés. Révoquez-en une d’abord.
}
tokens-made-when = créée { $when }
tokens-used-when = utilisée { $when } pour la dernière fois
tokens-never-used = jamais utilisée
tokens-withdraw = Révoquer
tokens-withdraw-which = Révoquer { $name }
tokens-how = Ce que peuvent faire les programmes

privacy-tokens-about = De chaque clé : le nom que vous lui avez donné, son empreinte, quand elle a été créée et utilisée pour la dernière fois. Quand vous la révoquez, tout cela disparaît.

when-now = à l’instant
when-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
when-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
when-days = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
}
