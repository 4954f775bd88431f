import type { ContentBody } from '@games/contract/content/content-body'
import { type Json, mergeBodies } from '@games/domain/content/merge'
import { Button } from '@games/web/ui/Button.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import type { Conflict } from './draft-saver.ts'
import { bodyOf, jsonOf } from './bodies.ts'
import { ChangedWords, shownOf } from './ChangedWords.tsx'
import { useFieldName } from './use-field-name.ts'
import { partAt, withPart } from './parts.ts'

interface ConflictPanelProps {
  readonly conflict: Conflict
  readonly mine: ContentBody
  readonly onDecided: (body: ContentBody) => void
}

/** Where two people have changed the same: both stand here, and one is chosen for each part. Nothing of either is lost meanwhile. */
export function ConflictPanel({ conflict: { base, theirs }, mine, onDecided }: ConflictPanelProps) {
  const t = useT()
  const { moment } = useTime()
  const { merged, conflicts } = useMemo(
    () => mergeBodies(jsonOf(base), jsonOf(mine), jsonOf(theirs.body)),
    [base, mine, theirs],
  )
  const [choice, setChoice] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({})
  const nameOf = useFieldName()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const who = theirs.changedBy ?? t('office-content.somebody')
  const isDecided = conflicts.every((path) => choice[path.join('.')] !== undefined)
  const decide = () => {
    let body: Json | undefined = merged
    for (const path of conflicts)
      if (choice[path.join('.')] === 'mine') body = withPart(body, path, partAt(jsonOf(mine), path))
    const decided = bodyOf(body)
    if (decided) onDecided(decided)
  }
  return (
    <section className="content-conflict" aria-labelledby="content-conflict">
      <h2 id="content-conflict" ref={head} tabIndex={-1}>
        {t('office-content.conflict', { who, time: moment(theirs.changedAt) })}
      </h2>
      <p>{t('office-content.conflict-why')}</p>
      {conflicts.map((path) => {
        const key = path.join('.')
        const name = nameOf(mine, path)
        const parts = { mine: partAt(jsonOf(mine), path), theirs: partAt(jsonOf(theirs.body), path) }
        return (
          <fieldset key={key} className="content-sides">
            <legend>{name}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} data-chosen={choice[key] === side ? '' : undefined}>
                <span>
                  <input
                    type="radio"
                    name={`conflict-${key}`}
                    checked={choice[key] === side}
                    onChange={() => setChoice({ ...choice, [key]: side })}
                  />
                  {side === 'mine' ? t('office-content.mine') : who}
                </span>
                <span className="content-side">
                  {shownOf(parts[side]) === '' ? '—' : null}
                  <ChangedWords before={parts[side === 'mine' ? 'theirs' : 'mine']} after={parts[side]} withoutGone />
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
      <Button kind="main" disabled={!isDecided} onClick={decide}>
        {t('office-content.decide')}
      </Button>
    </section>
  )
}
