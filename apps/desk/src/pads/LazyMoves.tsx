import { type ComponentProps, lazy, Suspense } from 'react'
import { useT } from '../i18n/use-t.ts'
import type { Moves } from './Moves.tsx'

/** Where not even its script is there: as where nobody answers. */
function NotTold() {
  const t = useT()
  return <p className="desk-moves">{t('desk.moves-failed')}</p>
}

const Loaded = lazy(() =>
  import('../later.ts').then(
    (loaded) => ({ default: loaded.Moves }),
    () => ({ default: NotTold }),
  ),
)

/** What a decision moves is loaded when one is asked about: few units have any. */
export const LazyMoves = (props: ComponentProps<typeof Moves>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
