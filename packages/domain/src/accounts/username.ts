/** How usernames are compared: two that look the same are the same, whatever their capitals and accents' bytes. */
export const comparableUsername = (username: string): string => username.trim().normalize('NFKC').toLowerCase()
