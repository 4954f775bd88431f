import { Button } from '@games/web/ui/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { type CallAnswer, call } from '../../calls/call.ts'
import { useT } from '../../i18n/use-t.ts'
import { SlowNote } from '../../ui/SlowNote.tsx'

const ASKED_EVERY_MS = 1_000

/**
 * How far a sheet is that is being read, and a way to stop it; nothing while a small one is read at once. `onStop`: the user stops waiting for a
 * server that does not answer.
 */
export function SheetProgress({ id, onStop }: { id: string; onStop: () => void }) {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['sheet-progress', id],
    queryFn: () => call('getSheetProgress', { params: { id } }),
    refetchInterval: ASKED_EVERY_MS,
    // of an earlier look at it nothing is shown
    gcTime: 0,
    retry: false,
  })
  const progress = data?.progress ?? null
  return (
    <>
      {progress === null ? null : <Stage progress={progress} id={id} onStop={onStop} />}
      <SlowNote key={progress === null ? 'no progress' : dataUpdatedAt} onStop={onStop} />
    </>
  )
}

interface StageProps {
  readonly progress: NonNullable<CallAnswer<'getSheetProgress'>['progress']>
  readonly id: string
  readonly onStop: () => void
}

function Stage({ progress: { stage, done, of }, id, onStop }: StageProps) {
  const t = useT()
  return (
    <div className="sheets-progress">
      {/* rows are counted every second: that alone is not read aloud */}
      <p role={stage === 'rows' ? undefined : 'status'}>
        {stage === 'rows' && of !== null
          ? t('office-sheets.stage-rows', { done, of })
          : t(`office-sheets.stage-${stage === 'rows' ? 'reading' : stage}`)}
      </p>
      <progress max={of ?? undefined} value={of === null ? undefined : done} aria-label={t('office-sheets.progress')} />
      {stage === 'taking-in' ? null : (
        // without an answer to this the page stops waiting
        <Button onClick={() => void call('stopSheet', { params: { id } }).catch(onStop)}>
          {t('office-sheets.stop')}
        </Button>
      )}
    </div>
  )
}
