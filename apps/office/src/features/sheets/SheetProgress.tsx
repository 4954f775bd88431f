import { Button } from '@games/web/ui/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../calls/call.ts'
import { useT } from '../../i18n/use-t.ts'

const ASKED_EVERY_MS = 1_000

/** How far a sheet is that is being read, and a way to stop it; nothing while a small one is read at once. */
export function SheetProgress({ id }: { id: string }) {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['sheet-progress', id],
    queryFn: () => call('getSheetProgress', { params: { id } }),
    refetchInterval: ASKED_EVERY_MS,
    // of an earlier look at it nothing is shown
    gcTime: 0,
    retry: false,
  })
  const progress = data?.progress ?? null
  if (progress === null) return null
  const { stage, done, of } = progress
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
        <Button onClick={() => void call('stopSheet', { params: { id } })}>{t('office-sheets.stop')}</Button>
      )}
    </div>
  )
}
