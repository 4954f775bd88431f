import type { ContentCorrection } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { type Texts, TextInputs } from './TextInputs.tsx'
import { withText } from './with-text.ts'

export const NO_CORRECTION: Texts = { por: '' }
/** As in the contract. */
const MOST = 300

/** What was written of a correction as it is sent; null: nothing, for which the Portuguese decides. */
export function correctionOf({ por, spa, eng }: Texts): ContentCorrection | null {
  const [own, spanish, english] = [por, spa, eng].map((text) => text?.trim())
  if (!own) return null
  return { por: own, ...(spanish && { spa: spanish }), ...(english && { eng: english }) }
}

interface CorrectionPartProps {
  readonly value: Texts
  readonly onChange: (value: Texts) => void
}

/** A sentence on what is corrected, which visitors read beside the hour once the changes are published; it may stay empty. */
export function CorrectionPart({ value, onChange }: CorrectionPartProps) {
  const t = useT()
  return (
    <details className="content-correction">
      <summary>{t('office-content.correction')}</summary>
      <p className="muted small">{t('office-content.correction-why')}</p>
      <div className="content-texts" role="group" aria-label={t('office-content.correction')}>
        <TextInputs
          value={value}
          most={MOST}
          onWrite={(language, text) => onChange(withText(value, language, text, ''))}
          wordsOf={() => ({})}
        />
      </div>
    </details>
  )
}
