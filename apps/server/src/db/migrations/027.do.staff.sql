-- Trivia as the staff writes it (R7.1).
alter table trivia
  -- nobody but the staff knows of it
  add column is_draft boolean not null default false,
  -- of what was written last, so that nobody writes over another
  add column version integer not null default 1;

-- What a trivia was at each version, to go back to; it stays when the trivia is taken out.
create table trivia_version (
  trivia_id text not null,
  version integer not null,
  content jsonb not null,
  primary key (trivia_id, version)
);

-- What the staff has done about a feedback (R7.4).
alter table feedback
  add column state text not null default 'new' check (state in ('new', 'passed', 'handled')),
  -- to whom, as the staff calls them
  add column passed_to text check ((state = 'passed') = (passed_to is not null)),
  -- for the staff alone
  add column note text,
  -- its words of five letters and more, without accents: those that have some of them are alike
  add column words text[] not null generated always as (
    array_remove(
      regexp_split_to_array(
        regexp_replace(
          translate(lower(suggestion), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '\m\w{1,4}\M', '', 'g'
        ),
        '\W+'
      ),
      ''
    )
  ) stored;
create index feedback_by_time on feedback (sent_at, id);
create index feedback_by_state on feedback (state, sent_at, id);
create index feedback_by_words on feedback using gin (words);
