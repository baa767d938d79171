-- The file of the first version: layout 1, two games over and two under way. The device of person N is the cookie of
-- 32 times `0N`. Written once and never again: what it holds must replay and go on in every later version.
PRAGMA application_id = 0x4b687072;
BEGIN TRANSACTION;
CREATE TABLE devices (
    hash    BLOB PRIMARY KEY,
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "devices" VALUES(X'419A701FD185ED1AD0F6409698FBF426E1BEE041FE167531A68493B2778F8718',4,1794761417352);
INSERT INTO "devices" VALUES(X'58BADD9B455145B487AD24C7F259CC437CC4FFD0784716845249321FB5961CFC',1,1794761417352);
INSERT INTO "devices" VALUES(X'749F1A97FF6CD00EA46CCB3A47BB123283FE56C8FA324BEA295D928F558161DF',2,1794761417352);
INSERT INTO "devices" VALUES(X'83A538DF07046F4430303FAF09E9C6933306B5E7F4157B5C0CDC35D16F0F9033',3,1794761417352);
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version  INTEGER NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',1,'sit 0 person 4',1794761423388);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',2,'sit 1 person 4',1794761423388);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',3,'nonce 0 cfc5d07f6f03c29bbf424132963fe08d',1794761423390);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',4,'nonce 1 c9ed2fe5a2e0654b71dfa426f67d7f3e',1794761423390);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',5,'step draw ra',1794761423431);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',6,'step bid 3',1794761423481);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',7,'step bid 6',1794761423531);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',8,'step invoke',1794761423581);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',9,'step bid 5',1794761423631);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',10,'step pass',1794761423681);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',11,'step draw ra',1794761423731);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',12,'step bid 4',1794761423781);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',13,'step pass',1794761423831);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',14,'step draw astronomy',1794761423881);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',15,'step invoke',1794761423931);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',16,'step bid 8',1794761423981);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',17,'step pass',1794761424031);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',18,'step draw ra',1794761424081);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',19,'step bid 2',1794761424132);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',20,'step pass',1794761424181);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',21,'step draw temple',1794761424231);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',22,'step invoke',1794761424281);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',23,'step bid 9',1794761424331);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',24,'step pass',1794761424381);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',25,'step draw nile',1794761424431);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',26,'step invoke',1794761424481);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',27,'step bid 3',1794761424531);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',28,'step draw nile',1794761424582);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',29,'step draw earthquake',1794761424631);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',30,'step draw palace',1794761424681);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',31,'step draw nile',1794761424731);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',32,'step invoke',1794761424781);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',33,'step bid 7',1794761424831);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',34,'step draw ra',1794761424881);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',35,'step bid 1',1794761424931);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',36,'step pass',1794761424981);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',37,'step invoke',1794761425031);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',38,'step bid 9',1794761425081);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',39,'step pass',1794761425131);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',40,'step draw ra',1794761425181);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',41,'step pass',1794761425231);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',42,'step bid 3',1794761425281);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',43,'step invoke',1794761425331);
INSERT INTO "lines" VALUES('4qe8dsmmhv7e',44,'step bid 5',1794761425381);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',1,'sit 0 person 3',1794761422006);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',2,'sit 1 bot 3',1794761422006);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',3,'sit 2 bot 3',1794761422006);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',4,'nonce 1 d837932ef844623db64b9b026527d290',1794761422006);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',5,'nonce 2 64d9a0860473fb606b71810eb5ca9fb7',1794761422006);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',6,'nonce 0 b953a6dc76e846651222180f7c1cfa34',1794761422008);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',7,'step draw step-pyramid',1794761422008);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',8,'step draw earthquake',1794761422008);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',9,'step invoke',1794761422023);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',10,'step pass',1794761422023);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',11,'step pass',1794761422023);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',12,'step bid 6',1794761422053);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',13,'step draw step-pyramid',1794761422053);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',14,'step draw art',1794761422053);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',15,'step draw nile',1794761422083);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',16,'step draw ra',1794761422083);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',17,'step bid 4',1794761422083);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',18,'step pass',1794761422114);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',19,'step bid 5',1794761422114);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',20,'step draw nile',1794761422114);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',21,'step invoke',1794761422143);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',22,'step pass',1794761422143);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',23,'step pass',1794761422143);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',24,'step bid 12',1794761422173);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',25,'step draw gold',1794761422173);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',26,'step invoke',1794761422173);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',27,'step pass',1794761422204);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',28,'step bid 2',1794761422204);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',29,'step bid 4',1794761422204);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',30,'step draw ra',1794761422233);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',31,'step pass',1794761422233);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',32,'step pass',1794761422233);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',33,'step pass',1794761422263);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',34,'step draw ra',1794761422263);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',35,'step pass',1794761422263);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',36,'step bid 9',1794761422293);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',37,'step pass',1794761422293);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',38,'step draw pyramid',1794761422293);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',39,'step draw ra',1794761422322);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',40,'step pass',1794761422322);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',41,'step pass',1794761422322);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',42,'step bid 3',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',43,'step draw temple',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',44,'step draw ra',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',45,'step pass',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',46,'step pass',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',47,'step draw nile',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',48,'step draw unrest',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',49,'step draw flood',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',50,'step draw nile',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',51,'step draw nile',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',52,'step invoke',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',53,'step bid 2',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',54,'step bid 7',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',55,'step draw nile',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',56,'step draw palace',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',57,'step draw flood',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',58,'step draw ra',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',59,'step bid 2',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',60,'step pass',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',61,'step draw pharaoh',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',62,'step draw pharaoh',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',63,'step draw pharaoh',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',64,'step invoke',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',65,'step bid 8',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',66,'step bid 10',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',67,'step draw agriculture',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',68,'step draw sphinx',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',69,'step draw writing',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',70,'step draw step-pyramid',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',71,'step invoke',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',72,'step bid 11',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',73,'step pass',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',74,'step draw religion',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',75,'step draw obelisk',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',76,'step draw god',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',77,'step draw earthquake',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',78,'step draw nile',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',79,'step draw god',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',80,'step draw nile',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',81,'step draw art',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',82,'step invoke',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',83,'step bid 8',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',84,'step discard obelisk',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',85,'step discard palace',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',86,'step draw obelisk',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',87,'step draw statue',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',88,'step draw pyramid',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',89,'step draw ra',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',90,'step pass',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',91,'step draw nile',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',92,'step draw funeral',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',93,'step draw gold',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',94,'step draw gold',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',95,'step invoke',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',96,'step bid 13',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',97,'step draw ra',1794761422354);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',98,'step bid 9',1794761422384);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',99,'step pass',1794761422384);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',100,'step pass',1794761422384);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',101,'step invoke',1794761422414);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',102,'step pass',1794761422414);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',103,'step pass',1794761422414);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',104,'step bid 5',1794761422443);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',105,'step draw ra',1794761422443);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',106,'step pass',1794761422443);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',107,'step pass',1794761422473);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',108,'step pass',1794761422473);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',109,'step draw funeral',1794761422473);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',110,'step invoke',1794761422503);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',111,'step pass',1794761422503);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',112,'step pass',1794761422503);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',113,'step bid 1',1794761422533);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',114,'step draw ra',1794761422533);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',115,'step pass',1794761422533);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',116,'step pass',1794761422564);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',117,'step pass',1794761422564);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',118,'step draw flood',1794761422564);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',119,'step invoke',1794761422593);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',120,'step pass',1794761422593);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',121,'step pass',1794761422593);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',122,'step bid 4',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',123,'step draw nile',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',124,'step draw flood',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',125,'step draw ra',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',126,'step pass',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',127,'step pass',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',128,'step invoke',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',129,'step bid 6',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',130,'step pass',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',131,'step draw ra',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',132,'step pass',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',133,'step pass',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',134,'step draw pharaoh',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',135,'step draw sphinx',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',136,'step draw pharaoh',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',137,'step invoke',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',138,'step bid 2',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',139,'step bid 7',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',140,'step draw nile',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',141,'step draw nile',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',142,'step draw pharaoh',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',143,'step invoke',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',144,'step bid 2',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',145,'step bid 8',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',146,'step draw ra',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',147,'step pass',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',148,'step pass',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',149,'step draw ra',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',150,'step bid 2',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',151,'step pass',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',152,'step draw writing',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',153,'step draw pharaoh',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',154,'step invoke',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',155,'step bid 11',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',156,'step pass',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',157,'step invoke',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',158,'step bid 3',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',159,'step draw flood',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',160,'step draw astronomy',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',161,'step draw writing',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',162,'step draw fortress',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',163,'step invoke',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',164,'step bid 10',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',165,'step draw pharaoh',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',166,'step draw agriculture',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',167,'step invoke',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',168,'step bid 12',1794761422624);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',169,'step draw ra',1794761422653);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',170,'step pass',1794761422653);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',171,'step pass',1794761422653);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',172,'step bid 9',1794761422683);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',173,'step draw pharaoh',1794761422683);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',174,'step draw ra',1794761422683);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',175,'step bid 5',1794761422714);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',176,'step pass',1794761422714);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',177,'step pass',1794761422714);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',178,'step invoke',1794761422743);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',179,'step pass',1794761422743);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',180,'step pass',1794761422743);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',181,'step bid 13',1794761422773);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',182,'step draw ra',1794761422773);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',183,'step pass',1794761422773);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',184,'step pass',1794761422803);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',185,'step bid 2',1794761422803);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',186,'step draw agriculture',1794761422803);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',187,'step invoke',1794761422833);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',188,'step pass',1794761422833);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',189,'step pass',1794761422833);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',190,'step bid 1',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',191,'step draw flood',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',192,'step draw flood',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',193,'step draw pyramid',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',194,'step draw gold',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',195,'step invoke',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',196,'step bid 3',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',197,'step bid 4',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',198,'step draw astronomy',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',199,'step draw ra',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',200,'step pass',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',201,'step pass',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',202,'step draw nile',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',203,'step draw fortress',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',204,'step draw ra',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',205,'step pass',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',206,'step pass',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',207,'step draw drought',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',208,'step draw fortress',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',209,'step draw ra',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',210,'step bid 3',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',211,'step pass',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',212,'step draw nile',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',213,'step draw unrest',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',214,'step draw fortress',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',215,'step draw art',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',216,'step draw god',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',217,'step invoke',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',218,'step pass',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',219,'step bid 6',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',220,'step draw writing',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',221,'step draw flood',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',222,'step draw ra',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',223,'step bid 7',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',224,'step bid 8',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',225,'step draw pharaoh',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',226,'step draw god',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',227,'step draw astronomy',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',228,'step draw pharaoh',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',229,'step god astronomy',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',230,'step draw ra',1794761422864);
INSERT INTO "lines" VALUES('dkavaqsx3w5i',231,'over',1794761422864);
INSERT INTO "lines" VALUES('jd55r9kh83ay',1,'sit 0 bot 3',1794761422904);
INSERT INTO "lines" VALUES('jd55r9kh83ay',2,'sit 1 person 2',1794761422904);
INSERT INTO "lines" VALUES('jd55r9kh83ay',3,'sit 2 bot 3',1794761422904);
INSERT INTO "lines" VALUES('jd55r9kh83ay',4,'nonce 0 73709d87817ebda105f9e17349dd78a8',1794761422904);
INSERT INTO "lines" VALUES('jd55r9kh83ay',5,'nonce 2 49033f113f373917edc50cb1ffecb881',1794761422904);
INSERT INTO "lines" VALUES('jd55r9kh83ay',6,'nonce 1 5b19deb02bf559b9e850bb19ecc25508',1794761422907);
INSERT INTO "lines" VALUES('jd55r9kh83ay',7,'step draw writing',1794761422907);
INSERT INTO "lines" VALUES('jd55r9kh83ay',8,'step draw step-pyramid',1794761422920);
INSERT INTO "lines" VALUES('jd55r9kh83ay',9,'step draw earthquake',1794761422920);
INSERT INTO "lines" VALUES('jd55r9kh83ay',10,'step draw flood',1794761422920);
INSERT INTO "lines" VALUES('jd55r9kh83ay',11,'step invoke',1794761422950);
INSERT INTO "lines" VALUES('jd55r9kh83ay',12,'step pass',1794761422950);
INSERT INTO "lines" VALUES('jd55r9kh83ay',13,'step pass',1794761422950);
INSERT INTO "lines" VALUES('jd55r9kh83ay',14,'step bid 6',1794761422980);
INSERT INTO "lines" VALUES('jd55r9kh83ay',15,'step draw nile',1794761422980);
INSERT INTO "lines" VALUES('jd55r9kh83ay',16,'step draw unrest',1794761422980);
INSERT INTO "lines" VALUES('jd55r9kh83ay',17,'step draw flood',1794761423011);
INSERT INTO "lines" VALUES('jd55r9kh83ay',18,'step draw astronomy',1794761423011);
INSERT INTO "lines" VALUES('jd55r9kh83ay',19,'step draw pharaoh',1794761423011);
INSERT INTO "lines" VALUES('jd55r9kh83ay',20,'step invoke',1794761423040);
INSERT INTO "lines" VALUES('jd55r9kh83ay',21,'step bid 7',1794761423040);
INSERT INTO "lines" VALUES('jd55r9kh83ay',22,'step bid 8',1794761423040);
INSERT INTO "lines" VALUES('jd55r9kh83ay',23,'step pass',1794761423070);
INSERT INTO "lines" VALUES('jd55r9kh83ay',24,'step draw nile',1794761423070);
INSERT INTO "lines" VALUES('jd55r9kh83ay',25,'step draw pyramid',1794761423070);
INSERT INTO "lines" VALUES('jd55r9kh83ay',26,'step draw flood',1794761423100);
INSERT INTO "lines" VALUES('jd55r9kh83ay',27,'step draw ra',1794761423100);
INSERT INTO "lines" VALUES('jd55r9kh83ay',28,'step bid 5',1794761423100);
INSERT INTO "lines" VALUES('jd55r9kh83ay',29,'step pass',1794761423131);
INSERT INTO "lines" VALUES('jd55r9kh83ay',30,'step pass',1794761423131);
INSERT INTO "lines" VALUES('jd55r9kh83ay',31,'step draw pharaoh',1794761423131);
INSERT INTO "lines" VALUES('jd55r9kh83ay',32,'step draw nile',1794761423161);
INSERT INTO "lines" VALUES('jd55r9kh83ay',33,'step invoke',1794761423161);
INSERT INTO "lines" VALUES('jd55r9kh83ay',34,'step bid 2',1794761423161);
INSERT INTO "lines" VALUES('jd55r9kh83ay',35,'step bid 3',1794761423194);
INSERT INTO "lines" VALUES('jd55r9kh83ay',36,'step bid 4',1794761423194);
INSERT INTO "lines" VALUES('jd55r9kh83ay',37,'step draw step-pyramid',1794761423194);
INSERT INTO "lines" VALUES('jd55r9kh83ay',38,'step invoke',1794761423220);
INSERT INTO "lines" VALUES('jd55r9kh83ay',39,'step pass',1794761423220);
INSERT INTO "lines" VALUES('jd55r9kh83ay',40,'step pass',1794761423220);
INSERT INTO "lines" VALUES('jd55r9kh83ay',41,'step bid 3',1794761423250);
INSERT INTO "lines" VALUES('jd55r9kh83ay',42,'step draw ra',1794761423250);
INSERT INTO "lines" VALUES('jd55r9kh83ay',43,'step pass',1794761423250);
INSERT INTO "lines" VALUES('jd55r9kh83ay',44,'step pass',1794761423281);
INSERT INTO "lines" VALUES('jd55r9kh83ay',45,'step pass',1794761423281);
INSERT INTO "lines" VALUES('jd55r9kh83ay',46,'step draw pharaoh',1794761423281);
INSERT INTO "lines" VALUES('jd55r9kh83ay',47,'step draw god',1794761423310);
INSERT INTO "lines" VALUES('jd55r9kh83ay',48,'step draw art',1794761423310);
INSERT INTO "lines" VALUES('jd55r9kh83ay',49,'step draw temple',1794761423310);
INSERT INTO "lines" VALUES('jd55r9kh83ay',50,'step draw statue',1794761423340);
INSERT INTO "lines" VALUES('jd55r9kh83ay',51,'step invoke',1794761423340);
INSERT INTO "lines" VALUES('jd55r9kh83ay',52,'step bid 2',1794761423340);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',1,'sit 0 bot 3',1794761420801);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',2,'sit 1 person 2',1794761420801);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',3,'sit 2 bot 3',1794761420801);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',4,'nonce 0 50dc1c6b9e338d52579935e5876265d3',1794761420801);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',5,'nonce 2 8c43eaa210ce6aaf225339e37a02b554',1794761420801);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',6,'nonce 1 e1d46d77c0b4925078aded8cedb26b46',1794761420803);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',7,'step draw statue',1794761420803);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',8,'step draw nile',1794761420821);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',9,'step draw pharaoh',1794761420821);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',10,'step draw ra',1794761420821);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',11,'step bid 7',1794761420851);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',12,'step pass',1794761420851);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',13,'step pass',1794761420851);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',14,'step draw pharaoh',1794761420880);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',15,'step invoke',1794761420880);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',16,'step bid 5',1794761420880);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',17,'step pass',1794761420911);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',18,'step bid 6',1794761420911);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',19,'step draw god',1794761420911);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',20,'step invoke',1794761420940);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',21,'step pass',1794761420940);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',22,'step bid 2',1794761420940);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',23,'step bid 11',1794761420970);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',24,'step draw religion',1794761420970);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',25,'step draw ra',1794761420970);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',26,'step bid 10',1794761421000);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',27,'step pass',1794761421000);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',28,'step pass',1794761421000);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',29,'step draw nile',1794761421031);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',30,'step draw ra',1794761421031);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',31,'step bid 2',1794761421031);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',32,'step bid 4',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',33,'step pass',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',34,'step draw astronomy',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',35,'step draw ra',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',36,'step pass',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',37,'step pass',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',38,'step draw ra',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',39,'step bid 3',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',40,'step pass',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',41,'step draw funeral',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',42,'step draw flood',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',43,'step draw unrest',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',44,'step draw nile',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',45,'step draw pharaoh',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',46,'step draw nile',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',47,'step draw funeral',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',48,'step invoke',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',49,'step pass',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',50,'step bid 2',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',51,'step draw pyramid',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',52,'step draw nile',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',53,'step draw nile',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',54,'step draw ra',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',55,'step pass',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',56,'step pass',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',57,'step draw temple',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',58,'step draw astronomy',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',59,'step draw pharaoh',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',60,'step invoke',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',61,'step bid 9',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',62,'step bid 13',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',63,'step draw religion',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',64,'step draw god',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',65,'step draw obelisk',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',66,'step draw gold',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',67,'step invoke',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',68,'step bid 5',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',69,'step bid 9',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',70,'step draw fortress',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',71,'step draw ra',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',72,'step pass',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',73,'step pass',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',74,'step draw ra',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',75,'step draw drought',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',76,'step draw god',1794761421061);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',77,'step invoke',1794761421091);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',78,'step bid 4',1794761421091);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',79,'step pass',1794761421091);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',80,'step bid 11',1794761421120);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',81,'step draw step-pyramid',1794761421120);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',82,'step draw ra',1794761421120);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',83,'step bid 1',1794761421151);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',84,'step pass',1794761421151);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',85,'step bid 2',1794761421151);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',86,'step invoke',1794761421181);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',87,'step pass',1794761421181);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',88,'step pass',1794761421181);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',89,'step bid 1',1794761421210);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',90,'step draw ra',1794761421210);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',91,'step pass',1794761421210);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',92,'step bid 10',1794761421240);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',93,'step pass',1794761421240);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',94,'step draw nile',1794761421240);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',95,'step draw gold',1794761421270);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',96,'step invoke',1794761421270);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',97,'step bid 5',1794761421270);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',98,'step pass',1794761421301);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',99,'step pass',1794761421301);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',100,'step draw temple',1794761421301);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',101,'step invoke',1794761421331);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',102,'step pass',1794761421331);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',103,'step pass',1794761421331);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',104,'step bid 6',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',105,'step draw sphinx',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',106,'step draw flood',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',107,'step draw sphinx',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',108,'step invoke',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',109,'step pass',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',110,'step bid 3',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',111,'step draw ra',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',112,'step pass',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',113,'step pass',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',114,'step draw astronomy',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',115,'step draw pharaoh',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',116,'step invoke',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',117,'step pass',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',118,'step bid 8',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',119,'step draw sphinx',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',120,'step draw statue',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',121,'step draw pharaoh',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',122,'step draw ra',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',123,'step pass',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',124,'step draw ra',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',125,'step pass',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',126,'step draw nile',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',127,'step draw nile',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',128,'step draw pharaoh',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',129,'step draw agriculture',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',130,'step draw ra',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',131,'step bid 4',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',132,'step draw gold',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',133,'step draw agriculture',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',134,'step draw writing',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',135,'step draw nile',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',136,'step draw statue',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',137,'step draw religion',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',138,'step draw nile',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',139,'step draw flood',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',140,'step invoke',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',141,'step bid 7',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',142,'step draw flood',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',143,'step draw art',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',144,'step draw nile',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',145,'step draw writing',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',146,'step draw fortress',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',147,'step draw writing',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',148,'step draw fortress',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',149,'step draw gold',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',150,'step invoke',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',151,'step bid 12',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',152,'step draw pharaoh',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',153,'step draw pharaoh',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',154,'step draw pharaoh',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',155,'step draw nile',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',156,'step draw nile',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',157,'step draw god',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',158,'step draw temple',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',159,'step draw nile',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',160,'step invoke',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',161,'step bid 13',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',162,'step draw nile',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',163,'step draw writing',1794761421361);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',164,'step invoke',1794761421390);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',165,'step bid 4',1794761421390);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',166,'step pass',1794761421390);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',167,'step pass',1794761421421);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',168,'step draw ra',1794761421421);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',169,'step pass',1794761421421);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',170,'step pass',1794761421451);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',171,'step pass',1794761421451);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',172,'step draw pharaoh',1794761421451);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',173,'step invoke',1794761421480);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',174,'step pass',1794761421480);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',175,'step pass',1794761421480);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',176,'step bid 9',1794761421511);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',177,'step draw ra',1794761421511);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',178,'step pass',1794761421511);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',179,'step bid 5',1794761421541);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',180,'step pass',1794761421541);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',181,'step draw nile',1794761421541);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',182,'step draw sphinx',1794761421570);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',183,'step draw ra',1794761421570);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',184,'step pass',1794761421570);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',185,'step pass',1794761421601);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',186,'step pass',1794761421601);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',187,'step invoke',1794761421601);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',188,'step pass',1794761421631);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',189,'step pass',1794761421631);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',190,'step bid 3',1794761421631);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',191,'step invoke',1794761421660);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',192,'step pass',1794761421660);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',193,'step pass',1794761421660);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',194,'step bid 2',1794761421691);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',195,'step draw pharaoh',1794761421691);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',196,'step draw ra',1794761421691);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',197,'step pass',1794761421721);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',198,'step pass',1794761421721);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',199,'step pass',1794761421721);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',200,'step draw palace',1794761421762);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',201,'step draw agriculture',1794761421762);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',202,'step draw nile',1794761421762);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',203,'step invoke',1794761421780);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',204,'step bid 7',1794761421780);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',205,'step pass',1794761421780);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',206,'step pass',1794761421811);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',207,'step draw palace',1794761421811);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',208,'step draw pharaoh',1794761421811);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',209,'step draw earthquake',1794761421841);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',210,'step draw ra',1794761421841);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',211,'step pass',1794761421841);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',212,'step bid 1',1794761421871);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',213,'step pass',1794761421871);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',214,'step discard temple',1794761421901);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',215,'step discard palace',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',216,'step draw art',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',217,'step draw pharaoh',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',218,'step draw gold',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',219,'step draw ra',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',220,'step bid 10',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',221,'step pass',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',222,'step draw pharaoh',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',223,'step draw obelisk',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',224,'step draw nile',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',225,'step draw nile',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',226,'step draw nile',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',227,'step draw flood',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',228,'step invoke',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',229,'step bid 12',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',230,'step pass',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',231,'step draw pharaoh',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',232,'step draw god',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',233,'step draw ra',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',234,'step bid 6',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',235,'step bid 8',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',236,'step draw agriculture',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',237,'step draw art',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',238,'step draw ra',1794761421930);
INSERT INTO "lines" VALUES('q7bnnzugtvdg',239,'over',1794761421930);
CREATE TABLE links (
    hash    BLOB PRIMARY KEY,
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE migrations (number INTEGER PRIMARY KEY, script TEXT NOT NULL) STRICT;
INSERT INTO "migrations" VALUES(1,'-- Tables: fixed facts, how long the log is, and what lists say.
CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    code       TEXT NOT NULL,
    -- Whether the code leads here: from the start until the table is over.
    holds_code INTEGER NOT NULL,
    game       TEXT NOT NULL,
    options    TEXT NOT NULL,
    public     INTEGER NOT NULL,
    commitment BLOB NOT NULL,
    secret     BLOB NOT NULL,
    made_at    INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    length     INTEGER NOT NULL,
    stage      TEXT NOT NULL,
    -- In seat order, such as ''person 12,bot 3,free''. NULL until something has been said about the table.
    seats      TEXT,
    waits_for  INTEGER
) STRICT;

CREATE UNIQUE INDEX codes_in_use ON tables (code) WHERE holds_code = 1;

CREATE INDEX open_tables ON tables (made_at DESC, id)
    WHERE public = 1 AND stage = ''gathering'' AND seats IS NOT NULL;

-- The log. The line of version 1 is the first.
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version  INTEGER NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

-- Who sits or sat at which table. Numbers only: they outlive the person''s name.
CREATE TABLE sitters (
    person   INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

-- AUTOINCREMENT: the number of a forgotten person is never given to another.
CREATE TABLE people (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    name    TEXT NOT NULL,
    made_at INTEGER NOT NULL
) STRICT;

CREATE TABLE devices (
    hash    BLOB PRIMARY KEY,
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX devices_of ON devices (person);

CREATE TABLE links (
    hash    BLOB PRIMARY KEY,
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_of ON links (person);
CREATE INDEX links_by_end ON links (expires);
');
CREATE TABLE people (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    name    TEXT NOT NULL,
    made_at INTEGER NOT NULL
) STRICT;
INSERT INTO "people" VALUES(1,'Ana',1794761417352);
INSERT INTO "people" VALUES(2,'Bruno',1794761417352);
INSERT INTO "people" VALUES(3,'Chloé',1794761417353);
INSERT INTO "people" VALUES(4,'Дина',1794761423388);
CREATE TABLE sitters (
    person   INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "sitters" VALUES(2,'jd55r9kh83ay');
INSERT INTO "sitters" VALUES(2,'q7bnnzugtvdg');
INSERT INTO "sitters" VALUES(3,'dkavaqsx3w5i');
INSERT INTO "sitters" VALUES(4,'4qe8dsmmhv7e');
CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    code       TEXT NOT NULL,
    -- Whether the code leads here: from the start until the table is over.
    holds_code INTEGER NOT NULL,
    game       TEXT NOT NULL,
    options    TEXT NOT NULL,
    public     INTEGER NOT NULL,
    commitment BLOB NOT NULL,
    secret     BLOB NOT NULL,
    made_at    INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    length     INTEGER NOT NULL,
    stage      TEXT NOT NULL,
    -- In seat order, such as 'person 12,bot 3,free'. NULL until something has been said about the table.
    seats      TEXT,
    waits_for  INTEGER
) STRICT;
INSERT INTO "tables" VALUES('q7bnnzugtvdg','BKTNQU',0,'ra','players 3
',0,X'F1A3DB75B7D78BAECAC5625BD1ADB8AB5BCF6CFA088025BDB74462A4B3B39837',X'B5F2B63BBF6A9AA59C29EABA3A7B1119F457164F2FC1B4DDABEA6ADBF8175907',1794761420801,1794761421930,239,'over','bot 3,person 2,bot 3',NULL);
INSERT INTO "tables" VALUES('dkavaqsx3w5i','LQA3CC',0,'ra','players 3
',0,X'28CED0830DC936C16584721E9069C37AEDDC4205618AF0D738FA6AD7DCADF673',X'3D18604F609C1BFE42EB96615E412667A63DE289DDDF1337A45FBCA4971A8D64',1794761422006,1794761422864,231,'over','person 3,bot 3,bot 3',NULL);
INSERT INTO "tables" VALUES('jd55r9kh83ay','LQR5Y9',1,'ra','players 3
',0,X'770BDA358AAD60F2BB22F1036D22749DA79BDC0990B56E83797B1742CC93392C',X'821570D6A1A84729ED8AEF376BC9B04D46AA32666F2A6401D58528AE28B73F88',1794761422904,1794761423340,52,'playing','bot 3,person 2,bot 3',2);
INSERT INTO "tables" VALUES('4qe8dsmmhv7e','Q7WPQG',1,'ra','players 2
option scores open
',0,X'DADCD5EDDFF7C17A37F245220966C2B8D481E268F7D24AA95798C4A9C4D41F19',X'0CD630CC33A609214E2EC677847F295210CDDCADC5F46689EFE3378490E286F5',1794761423388,1794761425381,44,'playing','person 4,person 4',4);
CREATE UNIQUE INDEX codes_in_use ON tables (code) WHERE holds_code = 1;
CREATE INDEX open_tables ON tables (made_at DESC, id)
    WHERE public = 1 AND stage = 'gathering' AND seats IS NOT NULL;
CREATE INDEX devices_of ON devices (person);
CREATE INDEX links_of ON links (person);
CREATE INDEX links_by_end ON links (expires);
COMMIT;
