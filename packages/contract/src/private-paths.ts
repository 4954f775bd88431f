/** Every call that is answered to one person: method and path, without zod, so that the browser's first load stays small. */
export const privatePaths = {
  getSession: 'GET /api/session',
  signIn: 'POST /api/session',
  signOut: 'DELETE /api/session',
  signUp: 'POST /api/accounts',
  confirmGuardian: 'POST /api/guardian-consents',
  requestPasswordReset: 'POST /api/password-resets',
  resetPassword: 'PUT /api/password-resets',
  getAccount: 'GET /api/account',
  changeProfile: 'PATCH /api/account',
  changePassword: 'PUT /api/account/password',
  listDevices: 'GET /api/account/devices',
  signOutDevice: 'DELETE /api/account/devices/:id',
  signOutOtherDevices: 'DELETE /api/account/devices',
  getAccountData: 'GET /api/account/data',
  deleteAccount: 'POST /api/account/deletion',
  listPoints: 'GET /api/account/points',
  getOwnRanking: 'GET /api/account/ranking',
  sendFeedback: 'POST /api/feedback',
  getSafeSport: 'GET /api/safe-sport',
  reportPlayed: 'POST /api/safe-sport/played',
  listTrivia: 'GET /api/trivia',
  getTrivia: 'GET /api/trivia/:id',
  resolveTriviaCode: 'POST /api/trivia-codes',
  listTriviaCodes: 'GET /api/trivia-codes',
  startTrivia: 'POST /api/trivia/:id/start',
  saveTriviaAnswer: 'PUT /api/trivia/:id/answers/:number',
  sendTrivia: 'POST /api/trivia/:id/submission',
  getOutbox: 'GET /api/demo/outbox',
} as const

/** The header that carries a session's CSRF token. */
export const CSRF_HEADER = 'games-csrf'
