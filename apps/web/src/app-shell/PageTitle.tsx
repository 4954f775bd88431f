import { useText } from '../i18n/use-t.ts'
import { useGames } from './games-context.ts'

/** Longer titles stand smaller in a phone's bar, which has the height of three such lines: no name is ever cut. */
const LONG_TITLE = 20

/**
 * The page's one h1 and its document title. On a phone it stands in the top bar. `full` is the document title where the h1 is shorter
 * than what a bookmark needs.
 */
export function PageTitle({ title, full = title }: { title: string; full?: string }) {
  const text = useText()
  const games = useGames()
  return (
    <>
      <title>{`${full} · ${text(games.name, games.competitionCode ?? '')}`}</title>
      <h1 className={title.length > LONG_TITLE ? 'app-shell-title app-shell-title-long' : 'app-shell-title'}>
        {title}
      </h1>
    </>
  )
}
