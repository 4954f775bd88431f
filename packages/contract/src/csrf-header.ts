/** The header that carries a session's CSRF token. */
export const CSRF_HEADER = 'games-csrf'
