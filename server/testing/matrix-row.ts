// Row of the rights matrix: administrator, catalogue manager, order manager, content editor.

/** Calls of the login, which are open to everybody, are `login`. */
export type MatrixRow = 'login' | `${'A' | '-'}${'C' | '-'}${'O' | '-'}${'E' | '-'}`;
