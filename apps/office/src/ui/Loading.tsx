import { Skeleton } from '@games/web/ui/Skeleton.tsx'
import { useT } from '../i18n/use-t.ts'

/** The shape of rows that are on their way. */
export const Loading = ({ rows = 8 }: { rows?: number }) => <Skeleton label={useT()('office.loading')} rows={rows} />
