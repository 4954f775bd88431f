import type { UnitPage } from '@games/contract'
import { useState } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { allowSpeech } from './spoken/allow-speech.ts'
import { isSettled } from './units.query.ts'

type Spoken = Awaited<ReturnType<typeof import('./spoken/open-spoken.ts')['openSpoken']>>

/** Nothing of these changes any more, or is decided at all. */
const isStill = ({ unit }: UnitPage): boolean =>
  unit.kind === 'non-competition' || isSettled(unit) || unit.status === 'CANCELLED'

/** Reads aloud what changes from now on: by a press alone, and what reads it is loaded with the press. `isOn` is told to the page, which is silent then. */
export function Listen({ page, isOn, onChange }: { page: UnitPage; isOn: boolean; onChange: (isOn: boolean) => void }) {
  const t = useT()
  const locale = useLocale()
  const [spoken, setSpoken] = useState<Spoken | null>(null)
  if (!isOn && isStill(page)) return null

  const start = async (): Promise<void> => {
    allowSpeech()
    try {
      const { openSpoken } = await import('./spoken/open-spoken.ts')
      const opened = await openSpoken(locale)
      setSpoken(opened)
      onChange(true)
    } catch {
      // the press is there to be made again
      toast.error(t('units.listen-lost'))
    }
  }
  return (
    <>
      <p className="units-listen">
        <Button onClick={() => (isOn ? onChange(false) : void start())}>
          {t(isOn ? 'units.listen-stop' : 'units.listen')}
        </Button>
      </p>
      {isOn && spoken ? (
        <spoken.Part
          page={page}
          words={spoken.words}
          onEnd={(why) => {
            onChange(false)
            if (why) toast(t(why))
          }}
        />
      ) : null}
    </>
  )
}
