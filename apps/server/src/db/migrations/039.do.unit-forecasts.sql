-- When units to come will begin, from what has begun on their courts that day (decision 0092). Derived, like the units themselves.
create table unit_forecast (
  unit text primary key,
  -- packages/domain/src/predicted-starts/court.ts StartForecast
  forecast jsonb not null
);
