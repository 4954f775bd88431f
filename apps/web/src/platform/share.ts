/** The device's share sheet where the browser has one, else the clipboard. Rejects when neither may be used. */
export async function shareOrCopy(what: {
  readonly title: string
  readonly url: string
}): Promise<'shared' | 'copied'> {
  if (navigator.share) {
    // closing the sheet rejects, and is no failure
    await navigator.share(what).catch(() => undefined)
    return 'shared'
  }
  await navigator.clipboard.writeText(what.url)
  return 'copied'
}
