-- Keys of the access log are made in the transaction that counts by them, and never removed (decision 0089): to look each of them up once more for
-- every row that is added took a third of the time of storing.
-- All who count or read come by it before anything else: none of them meets whoever migrates in a deadlock.
lock table access_zone in access exclusive mode;
alter table access_quarter drop constraint access_quarter_key_fkey;
alter table access_day drop constraint access_day_key_fkey;
alter table access_week drop constraint access_week_key_fkey;
alter table access_week_part drop constraint access_week_part_key_fkey;
alter table access_day_part drop constraint access_day_part_key_fkey;
