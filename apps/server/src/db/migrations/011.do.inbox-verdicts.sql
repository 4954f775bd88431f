-- Messages of a verdict, newest first: a list of what was rejected must not read the whole inbox.
create index inbox_verdict_newest on inbox (verdict, id desc);
