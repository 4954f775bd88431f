import { topics } from '@games/contract/live'

/** What tells of the medals of a scope: a discipline's narrowed to a gender or division are told as the discipline's. */
export const medalsTopic = (scope: string): string => topics.medals(scope.split(':', 2).join(':'))
