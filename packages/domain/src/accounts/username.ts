/** How usernames are compared: two that look the same are the same, whatever their capitals, accents' bytes and what is not seen of them. */
export const comparableUsername = (username: string): string =>
  username
    .trim()
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()

/**
 * A username as an e-mail shows it: mail programs make a link of whatever looks like the name of a site, and who chose it may be a stranger.
 * U+2060 (word joiner), which is not seen, stands after each dot.
 */
export const unlinkedUsername = (username: string): string => username.replaceAll('.', '.\u2060')
