-- The device whose browser is told: when it is signed out, or becomes somebody else's, nobody is told there any more. NULL for
-- addresses that are no device, and where it was not written down.
ALTER TABLE notices ADD COLUMN device BLOB REFERENCES devices (hash) ON DELETE CASCADE;

CREATE INDEX notices_by_device ON notices (device) WHERE device IS NOT NULL;
