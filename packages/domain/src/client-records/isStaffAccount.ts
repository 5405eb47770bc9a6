/** Whether an account is one of the staff's: whoever may do something, or could. */
export const isStaffAccount = ({
  flags,
  permissions,
}: {
  flags: readonly string[];
  permissions: readonly string[];
}): boolean => permissions.length > 0 || flags.includes('staff');
