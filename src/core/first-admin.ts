/** What the account is called that a shop begins with: nobody's name, so nobody is greeted by it. */
export const firstAdminName = 'Admin'
