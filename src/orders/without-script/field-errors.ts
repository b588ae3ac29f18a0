/** What is wrong, by the field at which it stands. */
export type FieldErrors = ReadonlyMap<string, string>
