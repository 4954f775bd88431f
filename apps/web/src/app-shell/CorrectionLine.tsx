import type { Correction } from '@games/contract'
import { useT } from '../i18n/use-t.ts'
import { useMoment } from './use-moment.ts'

/** A correction in the open: when, and the explanation it carries. */
export function CorrectionLine({ correction }: { correction: Correction | null }) {
  const t = useT()
  const moment = useMoment()
  if (!correction) return null
  return (
    <p className="app-shell-correction" data-spoiler="">
      <b>{t('app-shell.corrected', { when: moment(correction.at) })}</b>{' '}
      {correction.note ? <span>{correction.note}</span> : null}
    </p>
  )
}
