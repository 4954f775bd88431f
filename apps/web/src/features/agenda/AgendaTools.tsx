import { lazy, Suspense, useState } from 'react'
import { shareAddress } from '../../app-shell/share-address.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { agendaAddress } from './agenda-address.ts'
import { CalendarLink, calendarPath, serverBase } from './CalendarLink.tsx'

const SquareCode = lazy(async () => ({ default: (await import('../../ui/SquareCode.tsx')).SquareCode }))

/** Addresses longer than these no phone reads from a screen. */
const LONGEST_CODE = 800

/** What can be done with an agenda: the visitor's calendar, as a file or followed, and handing it to somebody else. */
export function AgendaTools({ keys, hasUnits }: { keys: readonly string[]; hasUnits: boolean }) {
  const t = useT()
  const locale = useLocale()
  const [isCodeShown, setCodeShown] = useState(false)
  const base = serverBase()
  const address = agendaAddress({ add: keys.join(',') })
  return (
    <section className="agenda-tools" aria-label={t('agenda.tools')}>
      {hasUnits ? (
        <>
          <CalendarLink keys={keys} />
          <a
            className="ui-button ui-button-plain"
            href={base.replace(/^https?/, 'webcal') + calendarPath(keys, locale)}
          >
            {t('agenda.calendar-follow')}
          </a>
        </>
      ) : null}
      <Button onClick={() => void shareAddress(t, t('agenda.title'), address)}>{t('agenda.share')}</Button>
      {address.length + base.length > LONGEST_CODE ? null : (
        <Button aria-expanded={isCodeShown} onClick={() => setCodeShown(!isCodeShown)}>
          {t('agenda.code')}
        </Button>
      )}
      <Button onClick={() => print()}>{t('agenda.print')}</Button>
      <p className="agenda-note">{t('agenda.calendar-note')}</p>
      {isCodeShown ? (
        <Suspense fallback={null}>
          <SquareCode className="agenda-code" ecc="L" text={base + address} label={t('agenda.code-label')} />
        </Suspense>
      ) : null}
    </section>
  )
}
