import type { Followed } from '@games/contract'
import { FOLLOW_KINDS, type FollowKey, isFollowKey, readFollowKey } from '@games/domain/follow/follow'
import { FollowButton } from '../../follow/FollowButton.tsx'
import { useT } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { List } from '../../ui/List.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { useFollowedWords } from './use-followed-words.ts'

/** Whom and what the visitor follows, by kind, with what comes next of each. What the games do not know any more can still be let go. */
export function FollowedList({ keys, followed }: { keys: readonly FollowKey[]; followed: readonly Followed[] }) {
  const t = useT()
  const unknown = keys.filter((key) => !followed.some((one) => one.key === key))
  return (
    <div className="agenda-followed">
      {FOLLOW_KINDS.map((kind) => {
        const own = followed.filter((one) => one.kind === kind)
        return own.length === 0 ? null : (
          <section key={kind}>
            <div className="ui-section">
              <h2>{t(`agenda.kind-${kind}`)}</h2>
              <span>{own.length}</span>
            </div>
            <List>
              {own.map((one) => (
                <FollowedRow key={one.key} followed={one} />
              ))}
            </List>
          </section>
        )
      })}
      {unknown.length === 0 ? null : (
        <section>
          <div className="ui-section">
            <h2>{t('agenda.unknown')}</h2>
          </div>
          <List>
            {unknown.map((key) => (
              <li key={key} className="agenda-followed-row">
                <span className="ui-list-text">{readFollowKey(key)?.code}</span>
                <FollowButton of={key} name={readFollowKey(key)?.code ?? ''} />
              </li>
            ))}
          </List>
        </section>
      )}
    </div>
  )
}

function FollowedRow({ followed }: { followed: Followed }) {
  const words = useFollowedWords()
  const name = words.name(followed)
  return (
    <li className="agenda-followed-row">
      <a className="ui-list-row" href={words.address(followed)}>
        <span className="ui-list-lead">
          <Lead followed={followed} />
        </span>
        <span className="ui-list-text">
          <span className="ui-list-title">{name}</span>
          <span className="ui-list-second">{words.next(followed)}</span>
        </span>
      </a>
      {isFollowKey(followed.key) ? <FollowButton of={followed.key} name={name} /> : null}
    </li>
  )
}

function Lead({ followed }: { followed: Followed }) {
  if (followed.kind === 'athlete')
    return followed.athlete.bib === null ? (
      <Flag organisation={followed.athlete.organisation} />
    ) : (
      <b className="agenda-bib">{followed.athlete.bib}</b>
    )
  if (followed.kind === 'delegation') return <Flag organisation={followed.organisation} />
  if (followed.kind === 'unit') return <Pictogram code={followed.unit.discipline.code} />
  if (followed.kind === 'discipline') return <Pictogram code={followed.discipline.code} />
  const [discipline] = followed.team.disciplines
  return discipline ? <Pictogram code={discipline.code} /> : null
}
