import type { CodeName } from '@games/contract'
import { CodeNameDraft } from '@games/contract/feed-desk/code-names'
import { LOCALE_NAMES, LOCALE_TAGS } from '@games/web/i18n/locale.ts'
import { Button } from '@games/web/ui/Button.tsx'
import { Field } from '@games/web/ui/Field.tsx'
import { useEffect, useRef, useState } from 'react'
import { useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { useUndoToast } from '../../ui/use-undo-toast.ts'

/** Portuguese, which is never missing, first. */
const LANGUAGES = ['por', 'spa', 'eng'] as const
const FAULTS = ['name-required', 'name-long', 'name-characters'] as const

/** A name in three languages; what is left empty stays as the feed or the built-in tables say. */
export function NameForm({
  name: { set, code, own, builtIn, feed, state },
  onDone,
}: {
  name: CodeName
  onDone: () => void
}) {
  const t = useT()
  const undoToast = useUndoToast()
  const save = useChange('saveCodeName')
  const remove = useChange('removeCodeName')
  const before = builtIn ?? feed
  const [draft, setDraft] = useState({ por: own?.por ?? '', spa: own?.spa ?? '', eng: own?.eng ?? '' })
  // what was seen when the writing began
  const [expected] = useState(state)
  const params = { set, code }
  const [fault, setFault] = useState<(typeof FAULTS)[number] | null>(null)
  const failed = save.error ?? remove.error
  // the button that opened it is no longer there
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const isTouched = LANGUAGES.some((locale) => draft[locale] !== (own?.[locale] ?? ''))
  return (
    <form
      className="feed-name-form"
      data-unsent={isTouched}
      onSubmit={(event) => {
        event.preventDefault()
        const read = CodeNameDraft.safeParse({ name: draft, expected })
        const found = read.error?.issues[0]?.message
        setFault(FAULTS.find((one) => one === found) ?? null)
        if (!read.success) return
        save.mutate(
          { params, body: read.data },
          {
            onSuccess: ({ action }) => {
              undoToast(t('office-feed.name-saved'), action)
              onDone()
            },
          },
        )
      }}
    >
      <fieldset className="office-languages">
        <legend>
          {t(`office-feed.of-${set}`)} <code>{code}</code>
        </legend>
        {LANGUAGES.map((locale) => (
          <Field key={locale} label={LOCALE_NAMES[locale]}>
            {(control) => (
              <input
                {...control}
                ref={locale === 'por' ? first : undefined}
                className="ui-input"
                lang={LOCALE_TAGS[locale]}
                dir="auto"
                maxLength={120}
                placeholder={before?.[locale] ?? before?.por ?? ''}
                value={draft[locale]}
                onChange={({ target }) => setDraft({ ...draft, [locale]: target.value })}
              />
            )}
          </Field>
        ))}
      </fieldset>
      {fault ? (
        <p className="ui-field-error" role="alert">
          {t(`office-feed.fault-${fault}`)}
        </p>
      ) : failed ? (
        <CallFailed error={failed} />
      ) : null}
      <div className="office-actions">
        {own ? (
          <Button
            disabled={remove.isPending}
            onClick={() =>
              remove.mutate(
                { params },
                {
                  onSuccess: ({ action }) => {
                    undoToast(t('office-feed.name-removed'), action)
                    onDone()
                  },
                },
              )
            }
          >
            {t('office-feed.name-remove')}
          </Button>
        ) : null}
        <Button onClick={onDone}>{t('office-feed.name-let-go')}</Button>
        <Button kind="main" type="submit" disabled={save.isPending || draft.por.trim() === ''}>
          {t('office-feed.name-save')}
        </Button>
      </div>
    </form>
  )
}
