# The API for programs: its page, and the page of one's tokens.

api-title = For programs
api-lead = The same tables over HTTP and JSON: for bots, scoreboards and whatever you can think of.
api-english = The descriptions below are in English.
api-document = OpenAPI document
api-tables = Tables
api-around = Around the tables
api-needs-token = needs a token
api-takes-token = with or without a token
api-needs-none = needs no token
api-takes = Request
api-answers = Response
api-required = required
api-refusals = Refusals
api-refusals-about = Every refusal carries one of these codes. They never change.
api-status = Status
api-code = Code
api-meaning = Meaning

tokens-title = Tokens for programs
tokens-lead = A program that has one of your tokens plays on your behalf.
tokens-about = A program with a token can open tables, sit down, play and leave for you, and it sees what you see. It cannot change your name, make further tokens or have you forgotten.
tokens-new = New token
tokens-name = What is it for?
tokens-make = Make a token
tokens-made = Copy it now: it is shown only this once.
tokens-token = Your new token
tokens-yours = Your tokens
tokens-none = You have none yet.
tokens-full = { $most ->
    [one] You have { $most } token already. Revoke it first.
   *[other] You have { $most } tokens already. Revoke one first.
}
tokens-made-when = made { $when }
tokens-used-when = last used { $when }
tokens-never-used = never used
tokens-withdraw = Revoke
tokens-withdraw-which = Revoke { $name }
tokens-how = What programs can do

privacy-tokens-about = For each token: what you called it, a hash of it, when it was made and when it was last used. When you revoke it, all of that is gone.

when-now = just now
when-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
when-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
when-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
