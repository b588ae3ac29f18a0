import { storedAccount } from '#src/accounts/session/stored-account.ts'

/** Whether what this browser keeps is of an account that is not the one signed in here now (O39, O41). */
export function isOfAnother({ of }: { of?: string | undefined }): boolean {
  const account = storedAccount()
  return of !== undefined && account !== undefined && of !== account
}
