import { topics } from '@games/contract/live'

/** The topic of a scope's medals: a discipline's narrowed to a gender or division are announced as the discipline's. */
export const medalsTopic = (scope: string): string => topics.medals(scope.split(':', 2).join(':'))
