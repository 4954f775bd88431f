/** What the native back button does. */
export type BackAction = 'nothing' | 'exit' | 'previous' | 'home'

/** R3.2: on `/secure-sport` nothing; on `/` the app closes; elsewhere the previous page, or `/` when there is none. */
export function backAction(pathname: string, canGoBack: boolean): BackAction {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  if (path === '/secure-sport') return 'nothing'
  if (path === '/') return 'exit'
  return canGoBack ? 'previous' : 'home'
}
