-- How a unit stands or ended in the sport's own words, in three languages (packages/domain/src/sports).
alter table unit add column line jsonb;
