import { useText } from '../i18n/use-t.ts'
import { useGames } from './games-context.ts'

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
      <h1 className="frame-title">{title}</h1>
    </>
  )
}
