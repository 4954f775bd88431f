import { redirect } from '@tanstack/react-router'

/**
 * A widget is a document of its own with its own styles: whoever follows a link to one inside the app loads it as such. On the server
 * this lets it be rendered.
 */
export function onlyAsDocument(href: string): void {
  if (!import.meta.env.SSR) throw redirect({ href, reloadDocument: true })
}
