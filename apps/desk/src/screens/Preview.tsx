import { useT } from '../i18n/use-t.ts'
import { usePad } from '../pads/use-pad.ts'
import type { KeptUnit } from '../store/kept.ts'
import { Public } from './NetBar.tsx'
import { ResultList } from './ResultList.tsx'
import { TapLog } from './TapLog.tsx'

/** Beside a wide pad: until when the public has it, what it comes to, and what was pressed. */
export function Preview({ kept }: { kept: KeptUnit }) {
  const t = useT()
  const { scoring } = usePad()
  const { sent, head } = kept.unit
  return (
    <aside className="desk-column" aria-label={t('desk.public-now')}>
      {kept.practice ? null : (
        <>
          <h2 className="desk-group">{t('desk.public-now')}</h2>
          <p className="desk-mute">
            <Public sent={sent} head={head} />
          </p>
        </>
      )}
      {scoring.desk.stage === 'list' || scoring.desk.stage === 'ready' ? null : (
        <>
          <p className="desk-mute">{t('desk.would-stand')}</p>
          <ResultList />
        </>
      )}
      <h2 className="desk-group">{t('desk.log')}</h2>
      <TapLog most={12} />
    </aside>
  )
}
