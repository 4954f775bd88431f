-- Notifications of the native app (decision 0111).

-- A browser's endpoint is an address with keys; the native app's is `fcm:` or `apns:` and its token, without any.
alter table push_subscription
  alter column p256dh drop not null,
  alter column auth drop not null,
  -- when the device said last that it is reached there
  add column put_at timestamptz not null default now(),
  add check ((p256dh is null) = (auth is null)),
  add check ((p256dh is null) = (endpoint ~ '^(fcm|apns):'));

-- Which revision somebody took to send, and whether it was the same one before: then the device may have it already. Or another one of which
-- nobody knows what became: then what the device was told last is not known.
alter table notification_delivery
  add column taken_revision bigint not null default 0,
  add column taken_again boolean not null default false,
  add column taken_other boolean not null default false;
