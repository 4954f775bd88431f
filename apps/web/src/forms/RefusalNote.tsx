import { LOCALE_TAGS } from '../i18n/locale.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import type { Refusal } from './refusal.ts'

/** Why a form was not taken; announced when it appears. What was typed stays. */
export function RefusalNote({ refusal }: { refusal: Refusal | null }) {
  const t = useT()
  const locale = useLocale()
  if (refusal === null) return <div role="alert" />
  // the device's own clock: it is the real one, not the games'
  const timeOf = (at: number) =>
    new Intl.DateTimeFormat(LOCALE_TAGS[locale], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
  if (refusal.kind === 'pause') {
    const time = timeOf(refusal.until)
    return (
      <div role="alert" className="forms-pause">
        <b>{t('login.pause-head')}</b>
        <span className="forms-pause-hour" aria-hidden="true">
          {time}
        </span>
        <h2>{t('login.pause-again', { time })}</h2>
        <p>{t('login.pause-why')}</p>
      </div>
    )
  }
  const [title, why] =
    refusal.kind === 'wrong'
      ? [t('login.wrong'), t('login.wrong-left', { left: refusal.remaining })]
      : [t(`login.${refusal.kind}`), t(`login.${refusal.kind}-why`)]
  return (
    <div role="alert">
      <div className="forms-refusal">
        <b>{title}</b>
        <p>{why}</p>
      </div>
    </div>
  )
}
