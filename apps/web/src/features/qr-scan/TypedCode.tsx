import { SHORT_CODE_LENGTH } from '@games/domain/trivia/trivia-code'
import { useId, useState } from 'react'
import { calendarDay, dateLabel, timeOfDay } from '../../i18n/format.ts'
import { LOCALE_TAGS } from '../../i18n/locale.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { Button } from '../../ui/Button.tsx'
import { CodeBoxes } from './CodeBoxes.tsx'
import { type ResolvedShortCode, resolveCode } from './resolve-code.ts'

interface TypedCodeProps {
  /** Opens the trivia the code is of. */
  readonly onTrivia: (id: string) => void
  readonly onSignedOut: () => void
  readonly onCamera: () => void
}

/** The code under a poster's QR, typed: worth what the camera reads. What was typed stays until it opens something. */
export function TypedCode({ onTrivia, onSignedOut, onCamera }: TypedCodeProps) {
  const t = useT()
  const wordsOf = useRefusalWords()
  const id = useId()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const submit = async () => {
    setBusy(true)
    const resolved = await resolveCode(code)
    setBusy(false)
    if (resolved.kind === 'trivia') onTrivia(resolved.id)
    else if (resolved.kind === 'signed-out') onSignedOut()
    else setRefusal(wordsOf(resolved))
  }
  return (
    <form
      className="qr-scan-body"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === SHORT_CODE_LENGTH && !busy) void submit()
      }}
    >
      <div>
        <h2>
          <label htmlFor={id}>{t('qr-scan.type-title')}</label>
        </h2>
        <p id={`${id}hint`} className="qr-scan-lead">
          {t('qr-scan.type-hint', { length: SHORT_CODE_LENGTH })}
        </p>
      </div>
      <div>
        <CodeBoxes
          id={id}
          value={code}
          describedBy={`${id}hint ${id}error`}
          isWrong={refusal !== null}
          onChange={(next) => {
            setRefusal(null)
            setCode(next)
          }}
        />
        <p id={`${id}error`} className="ui-field-error" role="status">
          {refusal}
        </p>
      </div>
      <Button kind="main" type="submit" disabled={busy || code.length < SHORT_CODE_LENGTH}>
        {t(busy ? 'qr-scan.opening' : 'qr-scan.open')}
      </Button>
      <div>
        <Button kind="quiet" onClick={onCamera}>
          {t('qr-scan.camera')}
        </Button>
      </div>
    </form>
  )
}

function useRefusalWords(): (
  resolved: Exclude<ResolvedShortCode, { readonly kind: 'trivia' | 'signed-out' }>,
) => string {
  const t = useT()
  const locale = useLocale()
  const shown = useShownTime()
  // the device's own clock: it is the real one, not the games'
  const clock = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (resolved) => {
    switch (resolved.kind) {
      case 'failed':
        return t('qr-scan.code-failed')
      case 'pause':
        return t('qr-scan.code-pause', { time: clock.format(resolved.until) })
      case 'refused': {
        const { reason, opensAt } = resolved
        if (reason !== 'not-open' || opensAt === null)
          return t(`qr-scan.code-${reason === 'not-open' || reason === 'other-host' ? 'unknown' : reason}`)
        const opens = shown.at(Date.parse(opensAt))
        return t('qr-scan.code-not-open', {
          day: dateLabel(calendarDay(opens), locale),
          time: timeOfDay(opens),
        })
      }
    }
  }
}
