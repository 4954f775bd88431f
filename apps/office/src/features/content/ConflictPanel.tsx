import type { ContentBody } from '@games/contract/content/content-body'
import { type JsonObject, mergeBodies } from '@games/domain/content/merge'
import { LOCALE_NAMES } from '@games/web/i18n/locale.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import type { Conflict } from './draft-saver.ts'
import type { FieldName } from './kinds.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { partAt, withPart, wordsOf } from './parts.ts'

interface ConflictPanelProps {
  readonly conflict: Conflict
  readonly mine: ContentBody
  readonly onDecided: (body: ContentBody) => void
}

const isLanguage = (step: string | undefined): step is Language => (LANGUAGES as readonly unknown[]).includes(step)
const jsonOf = (body: ContentBody) => body as unknown as JsonObject

/** Where two people have changed the same: both stand here, and one is chosen for each part. Nothing of either is lost meanwhile. */
export function ConflictPanel({ conflict: { base, theirs }, mine, onDecided }: ConflictPanelProps) {
  const t = useT()
  const { moment } = useTime()
  const { merged, conflicts } = useMemo(
    () => mergeBodies(jsonOf(base), jsonOf(mine), jsonOf(theirs.body)),
    [base, mine, theirs],
  )
  const [choice, setChoice] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({})
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const who = theirs.changedBy ?? t('office-content.somebody')
  const isDecided = conflicts.every((path) => choice[path.join('.')] !== undefined)
  const decide = () => {
    let body: JsonObject = merged
    for (const path of conflicts)
      if (choice[path.join('.')] === 'mine') body = withPart(body, path, partAt(jsonOf(mine), path)) as JsonObject
    onDecided(body as unknown as ContentBody)
  }
  return (
    <section className="content-conflict" aria-labelledby="content-conflict">
      <h2 id="content-conflict" ref={head} tabIndex={-1}>
        {t('office-content.conflict', { who, time: moment(theirs.changedAt) })}
      </h2>
      <p>{t('office-content.conflict-why')}</p>
      {conflicts.map((path) => {
        const key = path.join('.')
        const [field, language, block] = path
        const name = [
          t(`office-content.field-${field as FieldName}`),
          isLanguage(language) ? LOCALE_NAMES[language] : null,
          block === undefined ? null : t('office-content.paragraph', { number: Number(block) + 1 }),
        ]
          .filter((part) => part !== null)
          .join(', ')
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
                  {wordsOf(partAt(jsonOf(side === 'mine' ? mine : theirs.body), path))}
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
