/** How long a browser may take to read what it was handed. Milliseconds. */
const READ_WITHIN = 60_000

/** Hands bytes to the browser to keep under `name`. */
export function handOver(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN)
}

/** Shows bytes in a tab of their own. Throws where the browser opens none. */
export function showInTab(bytes: Blob): void {
  const address = URL.createObjectURL(bytes)
  const tab = open(address, '_blank')
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN)
  if (tab === null) throw new Error('the browser opens no tab')
}
